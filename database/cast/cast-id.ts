import { createHash } from 'node:crypto'

export type CastKind =
  | 'community'
  | 'account'
  | 'household'
  | 'householdChange'
  | 'owner'
  | 'space'
  | 'resident'
  | 'card'
  | 'phone'
  | 'phoneSerial'
  | 'carrierChange'
  | 'mark'
  | 'import'
  | 'courierHandOver'
  | 'vehicle'
  | 'move'
  | 'kind'
  | 'courier'
  | 'position'
  | 'package'
  | 'packageHandOver'
  | 'packageChange'
  | 'deposit'
  | 'depositHandOver'
  | 'cashLine'
  | 'cashCount'
  | 'return'
  | 'visitor'
  | 'visitorSeries'
  | 'visitorChange'
  | 'visitorBan'
  | 'visitorLoan'
  | 'visitorRegistration'
  | 'visitReason'
  | 'vendorKind'
  | 'pledgeKind'
  | 'lendable'
  | 'broadcast'
  | 'broadcastImage'
  | 'notice'
  | 'delivery'
  | 'opening'
  | 'invitation'
  | 'portal'
  | 'audit'
  | 'demo'

/**
 * The id of a thing of the demo communities by its kind and name: castId('household', 'A棟-12F-3'). Always the same,
 * a valid UUID of version 5. Names of 松濤苑 begin with its name where 晴川社區 has the same ones (kinds, serial numbers).
 */
export function castId(kind: CastKind, name: string): string {
  const digest = createHash('sha1').update(`lobby cast\0${kind}\0${name}`).digest().subarray(0, 16)
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
