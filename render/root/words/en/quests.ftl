# Names of quests on pictures.

quest-name-0 = Errand
quest-name-1 = Fundraising
quest-name-2 = Give a Speech
quest-name-3 = Logistics Help
quest-name-4 = Repair a Shed
quest-name-5 = Errand
quest-name-6 = Expel Bandits
quest-name-7 = Fend off a Bear
quest-name-8 = Give a Speech
quest-name-9 = Guard Duty
quest-name-10 = Escort
quest-name-11 = Expel Bandits
quest-name-12 = Fend off a Bear
quest-name-13 = Guard Duty
quest-name-14 = Logistics Help
