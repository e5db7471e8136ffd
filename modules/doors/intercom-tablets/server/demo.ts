import type { Demo } from '#platform/server/manifest.ts'

/** Households for which the intercom is opened: what is dialled, and where calls go on to. */
const tablets = [
  ['A棟-12F-3', '11203', 'cellPhone', '0912336870'],
  ['A棟-8F-1', '10801', 'landline', '0223456781'],
  ['A棟-6F-2', '10602', null, ''],
  ['B棟-3F-1', '20301', 'cellPhone', '0933120456'],
  ['B棟-5F-3', '20503', null, ''],
  ['B棟-7F-1', '20701', null, ''],
  ['B棟-9F-4', '20904', 'cellPhone', '0928004512'],
  ['B棟-11F-2', '21102', null, ''],
  ['B棟-10F-3', '21003', null, ''],
  ['B棟-2F-3', '20203', null, ''],
  ['C棟-11F-4', '31104', null, ''],
  ['C棟-2F-1', '30201', 'landline', '0223456790'],
] as const

/** The households of the demo community that have the intercom. */
export const demo: Demo = ({ now, communityId, clerk, householdId }) => {
  const since = new Date(now.getTime() - 110 * 86_400_000)
  return [
    [
      'intercom_household',
      tablets.map(([label, dialCode, forwardKind, forwardNumber]) => ({
        communityId,
        householdId: householdId(label),
        openedAt: since,
        openedByName: clerk.name,
        dialCode,
        forwardKind,
        forwardNumber,
        forwardedAt: forwardKind ? since : null,
        forwardedByName: forwardKind ? clerk.name : '',
      })),
    ],
  ]
}
