/** How assemblies and polls are counted: whole numbers alone, persons and area in fifths of 0.01 m² (decision 074). */
export { areaText, missingArea, missingFifths, neededArea, percentText } from './amounts.ts'
export {
  type Attendance,
  attendanceOf,
  type Credit,
  type Excess,
  excessOf,
  type Presence,
} from './attendance.ts'
export { type Ballot, type Tally, tallyOf } from './ballots.ts'
export {
  isNoticeInTime,
  minutesDueOn,
  objectionEndsOn,
  outcomeDueOn,
} from './deadlines.ts'
export { type Candidate, type ElectionResult, electionOf, type ElectionRules, type Tie } from './elections.ts'
export { atLeast, cutPercent, type Fraction, leastOf, moreThan, reaches } from './fractions.ts'
export {
  jointKey,
  nothing,
  ownCap,
  type PersonCount,
  plus,
  proxyCap,
  type Roll,
  sumOf,
  type Unit,
  type Weight,
  wholeOf,
} from './roll.ts'
export {
  byHalves,
  type BylawThresholds,
  byLaw,
  type MotionKind,
  motionKinds,
  presets,
  reconvened,
  type Thresholds,
  thresholdsOn,
  unanimous,
} from './thresholds.ts'
export {
  approvalOf,
  type MotionResult,
  motionResult,
  type Objections,
  objectionsOf,
  quorumOf,
  type Standing,
  type Verdict,
} from './verdicts.ts'
