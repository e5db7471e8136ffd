import './hand-over-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import type { HandOverKind, WaitingItem } from '#platform/web/frame/hand-over-kind.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { alreadyHandedOver, packages, type WaitingPackage } from '../contract.ts'
import { knownWaitingOf } from './known-waiting.ts'
import { askUndo } from './undo-store.ts'

const api = client(packages)
/** ApplyStorageStatus of a package in a smart locker (R121). */
const IN_LOCKER = 2

interface PackageItem extends WaitingItem {
  one: WaitingPackage
}

const toItem = (item: WaitingPackage): PackageItem => ({
  id: item.packageId,
  householdId: item.householdId,
  label: item.label,
  serialNumber: item.serialNumber,
  kindName: item.kindName,
  isHeld: item.applyStorageStatus === IN_LOCKER,
  onlyFor: item.inPersonOnly ? item.name : undefined,
  isToBePaid: item.cashOnDelivery,
  code: item.trackingNumber,
  one: item,
})

/** Packages in the dialog of a hand-over. */
export const packageHandOverKind: HandOverKind<PackageItem> = {
  name: 'packages',
  call: 'packages.handOver',
  icon: 'box',
  words: {
    tab: 'packageHandOver:tab',
    things: 'packageHandOver:things',
    counted: 'packageHandOver:counted',
    who: 'packageHandOver:recipient',
    at: 'packageHandOver:arrived',
    code: 'packageHandOver:trackingNumber',
  },
  columns: '52px 92px 84px 96px 184px 104px 128px 120px minmax(0, 1fr)',
  queryKey: 'packages',
  changedBy: 'packages.',
  listWaiting: async (householdIds, patience) =>
    (await api.listWaitingOfHouseholds({ householdIds }, { patience })).data.map(toItem),
  knownWaiting(householdIds) {
    const known = knownWaitingOf(householdIds)
    return known && { at: known.at, items: known.packages.map(toItem) }
  },
  cells: ({ one, isHeld }) => ({
    position: one.shelfPosition,
    kind: one.kindName,
    marks: <PackageMarks one={one} isHeld={isHeld === true} />,
    who: one.name || text('packageHandOver', 'wholeHousehold'),
    whoShort: one.name,
    at: one.arrivedAt,
    note: isHeld ? text('packageHandOver', 'inLocker') : one.plainNote,
    heldShort: isHeld ? text('packageHandOver', 'inLockerShort') : undefined,
  }),
  handOver: async ({ ids, verifiedIds, proof }, options) =>
    (await api.handOver({ ...proof, packageIds: ids, verifiedIds }, options)).data,
  takenCode: alreadyHandedOver({ sentence: '', data: undefined }).code,
  undo: (items) =>
    askUndo(items.map(({ id, serialNumber, label }) => ({ packageId: id, serialNumber, label }))),
}

function PackageMarks({ one, isHeld }: { one: WaitingPackage; isHeld: boolean }) {
  const t = useTexts('packageHandOver')
  const count = one.pieceCount
  return (
    <Marks>
      {count > 1 && <Mark kind="plain">{t('takePieces', { count })}</Mark>}
      {one.inPersonOnly && <Mark kind="inPerson" />}
      {one.isLegal && <Mark kind="legal" />}
      {one.cashOnDelivery && <Mark kind="cashOnDelivery" />}
      {one.temperature === 1 && <Mark kind="chilled" />}
      {one.temperature === 2 && <Mark kind="frozen" />}
      {isHeld && <Mark kind="inLocker" />}
    </Marks>
  )
}
