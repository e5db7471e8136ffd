import { oncePer } from '#platform/server/manifest.ts'
import { pushKeys } from './keys.ts'
import { pushSender } from './sender.ts'

/** A program's way to push services. */
export const senderOf = oncePer(({ outside, database, sealer, config }) =>
  pushSender(outside, () => pushKeys(database, sealer), config.pushContact),
)
