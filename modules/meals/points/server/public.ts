export { balanceOf, pointsOf, requirePoints } from './read.ts'
export { giveBack, type Split, spendAny } from './spend.ts'
