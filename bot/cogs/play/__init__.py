"""Commands that act, plan and weigh."""
