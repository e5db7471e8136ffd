import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { usualFirsts } from '../usual-firsts.ts'

/** Whom the alarms of the demo community call. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const contact = (name: string, mobile: string, accountId: string | null = null) => ({
    contactId: idOf(`alarm contact ${name}`),
    name,
    accountId,
    mobile,
    email: '',
  })
  const contacts = [
    contact(clerk.name, '', clerk.accountId),
    contact('林志明', '0922000101'),
    contact('黃國棟', '0922000102'),
    contact('永安水電', '0922000103'),
  ]
  const [, first, second, plumber] = contacts.map(({ contactId }) => contactId)
  const rotationId = idOf('alarm rotation')
  const list = (name: string, rules: object) => ({
    listId: idOf(`alarm call list ${name}`),
    name,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    fromHour: 0,
    toHour: 0,
    ...rules,
  })
  const desk = { contactId: contacts[0]?.contactId ?? null, rotationId: null, ways: ['push'] }
  const onDuty = { contactId: null, rotationId, ways: ['push', 'sms'] }
  const row = { communityId, changedAt: now, changedByName: '王怡婷' }
  return [
    [
      'alarm_call_setting',
      [
        { ...row, section: 'contacts', chosen: { contacts } },
        {
          ...row,
          section: 'rotations',
          chosen: {
            rotations: [
              {
                rotationId,
                name: '夜間值班',
                contactIds: [first, second],
                turnDays: 7,
                handOverHour: 8,
                since: dayOf(new Date(now.getTime() - 21 * 86_400_000)),
              },
            ],
          },
        },
        {
          ...row,
          section: 'firsts',
          chosen: {
            firsts: usualFirsts.map((first, nth) =>
              nth === 0
                ? {
                    ...first,
                    numbers: [...first.numbers, { name: '消防保養　永安消防', phone: '02-2758-6610' }],
                  }
                : first,
            ),
          },
        },
        {
          ...row,
          section: 'lists',
          chosen: {
            lists: [
              list('災害級，全天', {
                levels: [4],
                waitSeconds: 60,
                rounds: 0,
                steps: [desk, onDuty, { contactId: plumber, rotationId: null, ways: ['sms'] }],
              }),
              list('日間', {
                levels: [3],
                fromHour: 7,
                toHour: 22,
                waitSeconds: 180,
                rounds: 3,
                steps: [desk, { contactId: plumber, rotationId: null, ways: ['sms'] }],
              }),
              list('夜間', {
                levels: [3],
                fromHour: 22,
                toHour: 7,
                waitSeconds: 300,
                rounds: 2,
                steps: [desk, onDuty],
              }),
            ],
          },
        },
      ],
    ],
  ]
}
