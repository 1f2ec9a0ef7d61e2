"""The canteen: a tiny game with every shape of decision, for tests of the test kit.

All seal a dish; then everybody shops at their own pace (drawing, peeking, stirring, ringing for
the neighbour); at the end all write down two wishes. Equal cards, two backs, clocks, a secret of
everybody's own: whatever the kit checks can go wrong here, and in `test_planted_bugs.py` it does.
"""
