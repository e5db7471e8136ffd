import { createHash } from 'node:crypto'
import type { Demo } from '#platform/server/manifest.ts'
import { columnsOf } from '../layout.ts'

const layouts = { A: 'SSSMML\nSSSMML\nSSSMML\nMMLL\nXLSSM\nMMXL', B: 'SSMML\nSSMML\nSSMXL' }

/** The packages of the cast that lie in cubbies, by serial number, with the hours since. */
const lying = [
  { serial: '0381', cubby: 'A03', label: 'B棟-6F-2', size: 'S', hours: 7.5 },
  { serial: '0340', cubby: 'B02', label: 'C棟-3F-1', size: 'S', hours: 38 },
  { serial: '0322', cubby: 'A07', label: 'A棟-12F-3', size: 'S', hours: 44 },
  { serial: '0319', cubby: 'A11', label: 'B棟-5F-3', size: 'M', hours: 50 },
] as const

/** The lockers of the demo community: nobody plays these cabinets, so they are without a line until somebody simulates one. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId, packageId }) => {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const cabinetId = (letter: string) => idOf(`locker cabinet ${letter}`)
  const cubbyId = (name: string) => idOf(`locker cubby ${name}`)
  const cabinets = Object.entries(layouts).map(([letter, layout]) => ({
    letter,
    columns: columnsOf(layout) ?? [],
  }))
  const stays = lying.map((one) => ({
    ...one,
    id: idOf(`locker stay ${one.cubby}`),
    reminded: one.hours > 24,
  }))
  const unsure = idOf('locker stay A16')
  return [
    [
      'locker_cabinet',
      cabinets.map(({ letter }) => ({
        communityId,
        id: cabinetId(letter),
        name: `${letter} 櫃`,
        place: letter === 'A' ? '1F 大廳' : 'B1 停車場',
        supplierName: '聯發智能櫃',
        supplierPhone: '02-2700-5180',
        model: letter === 'A' ? 'LF-29' : 'LF-14',
        holdHours: 48,
        deviceKey: `demo-locker-${letter.toLowerCase()}`,
        // Of a password that nobody has: a cabinet of the demo signs in after a new one was made.
        secretDigest: createHash('sha256').update(cabinetId(letter)).digest(),
        dropToken: createHash('sha256')
          .update(`drop ${cabinetId(letter)}`)
          .digest('hex')
          .slice(0, 26),
        heardAt: ago(0.1),
        firmware: '1.4.2',
        addedAt: ago(2400),
        addedByName: clerk.name,
      })),
    ],
    [
      'locker_cubby',
      cabinets.flatMap(({ letter, columns }) => {
        let no = 0
        return columns.flatMap((column, at) =>
          column.map((size, row) => {
            const name = `${letter}${String(++no).padStart(2, '0')}`
            return {
              communityId,
              id: cubbyId(name),
              cabinetId: cabinetId(letter),
              name,
              size,
              columnNo: at + 1,
              rowNo: row + 1,
              disabledAt: name === 'A15' ? ago(70) : null,
              disabledReason: name === 'A15' ? '鎖壞' : '',
              doorOpenSince: name === 'A25' ? ago(0.1) : null,
              counter: stays.some(({ cubby }) => cubby === name) ? 1 : 0,
            }
          }),
        )
      }),
    ],
    [
      'locker_stay',
      [
        ...stays.map(({ id, serial, cubby, label, size, hours, reminded }) => ({
          communityId,
          id,
          source: 'household',
          state: 'stowed',
          packageId: packageId(serial),
          householdId: householdId(label),
          cabinetId: cabinetId(cubby.slice(0, 1)),
          cubbyId: cubbyId(cubby),
          size,
          counter: 1,
          askedAt: ago(hours),
          stowedAt: ago(hours),
          holdUntil: ago(hours - 48),
          remindCount: reminded ? 1 : 0,
          endedAt: null,
          reason: '',
        })),
        {
          communityId,
          id: unsure,
          source: 'courier',
          state: 'unsure',
          packageId: null,
          householdId: householdId('B棟-2F-4'),
          cabinetId: cabinetId('A'),
          cubbyId: cubbyId('A16'),
          size: 'M',
          counter: null,
          askedAt: ago(1.2),
          stowedAt: null,
          holdUntil: null,
          remindCount: 0,
          endedAt: null,
          reason: '',
        },
        {
          communityId,
          id: idOf('locker stay applied'),
          source: 'household',
          state: 'applied',
          packageId: packageId('0379'),
          householdId: householdId('B棟-10F-1'),
          cabinetId: null,
          cubbyId: null,
          size: 'M',
          counter: null,
          askedAt: ago(0.5),
          stowedAt: null,
          holdUntil: null,
          remindCount: 0,
          endedAt: null,
          reason: '',
        },
      ],
    ],
    [
      'locker_step',
      [
        ...stays.flatMap(({ id, cubby, hours, reminded }) => [
          {
            id: idOf(`locker step stowed ${cubby}`),
            stayId: id,
            cubbyId: cubbyId(cubby),
            step: 'completedStow',
            at: ago(hours),
            byName: clerk.name,
          },
          ...(reminded
            ? [
                {
                  id: idOf(`locker step reminded ${cubby}`),
                  stayId: id,
                  cubbyId: cubbyId(cubby),
                  step: 'reminded',
                  at: ago(hours - 24),
                  byName: '系統',
                },
              ]
            : []),
        ]),
        {
          id: idOf('locker step applied'),
          stayId: idOf('locker stay applied'),
          cubbyId: null,
          step: 'residentApplied',
          at: ago(0.5),
          byName: clerk.name,
        },
        {
          id: idOf('locker step begun'),
          stayId: unsure,
          cubbyId: cubbyId('A16'),
          step: 'dropBegun',
          at: ago(1.2),
          byName: '快遞投櫃',
        },
        {
          id: idOf('locker step interrupted'),
          stayId: unsure,
          cubbyId: cubbyId('A16'),
          step: 'dropInterrupted',
          at: ago(1.15),
          byName: 'A 櫃',
        },
      ].map((row) => ({ communityId, ...row })),
    ],
  ]
}
