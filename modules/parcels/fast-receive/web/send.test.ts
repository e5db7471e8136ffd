import { describe, expect, it } from 'vitest'
import { alreadyHandedOver } from '#modules/parcels/packages/contract.ts'
import { problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { newRequest, outcomeOf } from './send.ts'

const taken = (data: unknown) => alreadyHandedOver({ sentence: '0392 已由林志明領取。', data })
const kind: HandOverKind = {
  name: 'packages',
  call: 'packages.handOver',
  icon: 'box',
  words: { tab: '', things: '', counted: '', who: '', at: '' },
  columns: '',
  queryKey: 'packages',
  changedBy: 'packages.',
  listWaiting: () => Promise.resolve([]),
  cells: () => ({ position: '', kind: '', marks: '', who: '', at: new Date(), note: '' }),
  handOver: () => Promise.resolve({ count: 0 }),
  takenCode: taken([]).code,
}
const proof = { receiveType: 3 as const }
const request = newRequest({ kind, items: [], proof, verifiedIds: [] })

describe('what becomes of a hand-over', () => {
  it('is unanswered on a lost line, and the request keeps its key for the next press', () => {
    const outcome = outcomeOf(request, new LostConnection())
    expect(outcome).toHaveProperty('unanswered')
    expect(outcome.request.key).toBe(request.key)
    expect(outcomeOf(request, problems.busyRetry())).toHaveProperty('unanswered')
    expect(outcomeOf(request, problems.unavailable())).toHaveProperty('unanswered')
  })

  it('names who was faster and when, from the wire', () => {
    const data = [
      {
        Id: '01939d9e-8f6b-7cc2-a5fd-2a8f64e1f001',
        SerialNum: '0392',
        TabletNote: 'A棟-12F-3',
        HandedOverAt: '2026-11-20T06:05:00.000Z',
        HandedOverBy: '林志明',
      },
    ]
    const outcome = outcomeOf(request, taken(data))
    expect(outcome).toMatchObject({
      sentence: '0392 已由林志明領取。',
      taken: [
        { serialNumber: '0392', handedOverBy: '林志明', handedOverAt: new Date('2026-11-20T06:05:00Z') },
      ],
    })
  })

  it('fails with the sentence of any other problem (R147)', () => {
    expect(outcomeOf(request, problem(409102, '包裹還在智取櫃內，請住戶到智取櫃取件。'))).toMatchObject({
      failed: '包裹還在智取櫃內，請住戶到智取櫃取件。',
    })
  })

  it('gives every new request a key of its own', () => {
    const other = newRequest({ kind, items: [], proof, verifiedIds: [] })
    expect(other.key).not.toBe(request.key)
  })
})
