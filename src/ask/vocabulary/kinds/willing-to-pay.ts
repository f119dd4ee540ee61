import { alternatives } from '../../../text/alternatives.ts'

const WILLING = alternatives(
  'not mind paying|not mind to pay|do not mind paying|happy to pay|willing to pay|ready to pay|prepared to pay|fine with paying|ok with paying|okay with paying|can afford to pay',
)

const FOR = alternatives(
  'a fee|an entrance fee|an entry fee|an admission fee|the entrance fee|the entry fee|to get in|to enter|for entry|for entrance|for admission|for access|for it|for that|for a ticket|money|admission|entry|entrance|something',
)

/** "I don't mind paying": whoever would pay goes where it is free as well, so nothing is left out. */
export const WILLING_TO_PAY = [
  ...WILLING.flatMap(said => [said, ...FOR.map(what => `${said} ${what}`)]),
  ...alternatives(
    'whether it is free or not|whether free or not|not matter whether it is free|not matter if it is free|not care whether it is free|not care if it is free|does not matter whether it is free|does not matter if it is free|no matter whether it is free|not mind a fee|not mind an entrance fee|not mind an entry fee|do not mind a fee|do not mind an entrance fee|paying is fine|paying is ok|paying is okay|paying is no problem|a fee is fine|a fee is ok|a fee is no problem|an entrance fee is fine|an entrance fee is ok|an entrance fee is no problem|with or without a fee|with or without an entrance fee',
  ),
].join('|')
