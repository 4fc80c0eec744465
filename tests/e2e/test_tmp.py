async def test_it(host):
    t = await host.open_table(["Ann","Bob"],["marquise","eyrie"])
    for p in t.posts: print(repr(p), [n for n in p.alt_texts])
    print(await t.asked())
    r = await t.play("Ann")
    print(r)
    print(r.buttons, r.selects)
    assert 0
