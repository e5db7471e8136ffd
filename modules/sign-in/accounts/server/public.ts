export { acrossAs } from './across-as.ts'
export { type Deviation, deviationsFor, deviationsOf, type MayHandle, mayHandleOf } from './deviations.ts'
export { kindOfDevice } from './device.ts'
export { isInvited } from './invited.ts'
export { isLiveMembership } from './live-membership.ts'
export { requireManagerAccount, requireOwnPassword } from './own-password.ts'
export { deviceCookie, forgetDevices, knownDeviceOf, rememberDevice } from './known-devices.ts'
export { keepOwnPassword } from './keep-password.ts'
export { checkNewPassword, hashPassword, isPassword } from './passwords.ts'
export type { Sessions } from './sessions.ts'
export { sessionsOf } from './sessions-of.ts'
export { accountByName, checkMaySignIn, type KnownAccount, keepAttempt } from './sign-in.ts'
export {
  accountOfToken,
  beginSignIn,
  confirmToken,
  givenPasswordOf,
  type SignInWay,
  stepOfToken,
} from './steps.ts'
export { signedInBy } from './signed-in.ts'
export { digestOf, newToken } from './tokens.ts'

export {
  type AccountAcross,
  endSessionsOf,
  endSessionsOfCommunity,
  findAccountsAcross,
  resumeAccount,
  suspendAccount,
  unlockAccount,
} from './operated.ts'

export { type FindWitness, type Witness, witnessFinder } from './witness.ts'
export { type FindHolders, holdersFinder } from './holders.ts'
export { type FindHolder, holderFinder, type SessionHolder } from './holder.ts'
export { tellRights, tellRightsIn } from './tell-rights.ts'
export { actsHere, mustStillAct } from './acting.ts'
export { accountOfPortal, addGivenAccount, addOwnAccount, changeAccount } from './account-changes.ts'
export {
  addMembership,
  changeMembership,
  type MembershipChange,
  removeMembership,
  removeMembershipsOfPortal,
} from './memberships.ts'
export { keepAdmins } from './keep-admins.ts'
