import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNear } from '#platform/server/outgoing.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { fieldsOf } from './gateway-channel.ts'
import { compose } from './compose.ts'
import { afterQuiet } from './quiet.ts'
import { dueDay } from './reminders.ts'
import { fieldOf, isAmong, outcomeOf } from './gateway-answer.ts'

const night = { startsAt: '22:00', endsAt: '08:00' }
const at = (clock: string) => new Date(`2026-11-20T${clock}:00+08:00`)

const sms = { gateway: '簡訊平台', message: '簡訊' }

describe('quiet hours', () => {
  it.each([
    ['21:59', '2026-11-20T21:59:00+08:00'],
    ['22:00', '2026-11-21T08:00:00+08:00'],
    ['23:30', '2026-11-21T08:00:00+08:00'],
    ['02:15', '2026-11-20T08:00:00+08:00'],
    ['07:59', '2026-11-20T08:00:00+08:00'],
    ['08:00', '2026-11-20T08:00:00+08:00'],
  ])('what comes up at %s is sent at %s', (clock, due) => {
    expect(afterQuiet(night, at(clock))).toEqual(new Date(due))
  })

  it('never send earlier than now, never later than a day, and never within themselves', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
    fc.assert(
      fc.property(clock, clock, fc.integer({ min: 0, max: 2_000_000 }), (startsAt, endsAt, minutes) => {
        const now = new Date(1_760_000_000_000 + minutes * 60_000)
        const due = afterQuiet({ startsAt, endsAt }, now)
        const wait = due.getTime() - now.getTime()
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThan(24 * 60 * 60_000)
        expect(afterQuiet({ startsAt, endsAt }, due)).toEqual(due)
        if (wait > 0) {
          const { hour, minute } = taipei(due)
          expect(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`).toBe(endsAt)
        }
      }),
    )
  })
})

describe('the day of a reminder', () => {
  it('is the last one that was reached, so that a missed one is made up for once', () => {
    expect([0, 2, 3, 4, 6, 7, 13, 14, 40].map((age) => dueDay([3, 7, 14], age))).toEqual([
      undefined,
      undefined,
      3,
      3,
      3,
      7,
      7,
      14,
      14,
    ])
  })
})

describe('the text of a notice', () => {
  it('fills in what stands in braces and says nothing else', () => {
    const told = { community: '晴川社區', label: 'A棟-12F-3', count: 2, at: at('14:05'), days: 3 }
    expect(compose('{戶別} {類型} {件數} 件 {時間} {天數}', { ...told, kindNames: ['包裹', '包裹'] })).toBe(
      'A棟-12F-3 包裹 2 件 11/20 14:05 3',
    )
    expect(compose('{類型}', { ...told, kindNames: ['包裹', '掛號信'] })).toBe('包裹與信件')
  })
})

describe('an SMS gateway', () => {
  const message = { key: 'k-1', to: '0912345678', text: 'A&B=包裹' }
  it('gets its own field names with the values in them, whatever the text holds', () => {
    const fields = 'UID={account}\nPWD={password}\nSB=通知\nMSG={text}\nDEST={to}'
    expect(fieldsOf({ fields, account: 'a', password: '{to}=x' }, message)).toEqual([
      ['UID', 'a'],
      ['PWD', '{to}=x'],
      ['SB', '通知'],
      ['MSG', 'A&B=包裹'],
      ['DEST', '0912345678'],
    ])
  })

  it('is understood by its settings: JSON, lines, or a list where a negative number is an error', () => {
    expect(fieldOf('json', '{"a":{"b":[{"c":7}]}}', 'a.b.0.c')).toBe('7')
    expect(fieldOf('lines', '[1]\r\nmsgid=9\r\nstatuscode=1', 'statuscode')).toBe('1')
    expect(fieldOf('list', '88.5,1,1,0,batch-9', '4')).toBe('batch-9')
    const list = {
      answerForm: 'list',
      statusField: '0',
      goodValues: '>=0',
      refusedValues: '<0',
      idField: '4',
    }
    const answer = (text: string) => ({ status: 200, headers: {}, text })
    expect(outcomeOf(list, answer('88.5,1,1,0,batch-9'), false, sms)).toEqual({ id: 'batch-9' })
    expect(outcomeOf(list, answer('-99,主機端錯誤'), true, sms)).toMatchObject({ isFinal: true })
    expect(outcomeOf(list, answer('nonsense'), true, sms)).toMatchObject({ isFinal: false })
    expect(isAmong('', '>=0')).toBe(false)
  })

  it.each([
    ['a fault of its own', 502, '', true],
    ['an answer without a state', 200, '<html>', true],
    ['a state that is neither good nor refused', 200, 'code=busy', false],
    ['too many at once', 429, '', false],
    ['no service now', 503, '', false],
    ['another address', 302, '', true],
  ])(
    'that answers %s (%i) is asked again only when that cannot be a second message',
    (_, status, text, isLast) => {
      const settings = { answerForm: 'lines', statusField: 'code', goodValues: '0' }
      const answer = { status, headers: {}, text }
      expect(outcomeOf(settings, answer, false, sms)).toMatchObject({ isFinal: isLast })
      expect(outcomeOf(settings, answer, true, sms)).toMatchObject({ isFinal: status === 302 })
    },
  )
})

describe('addresses that people write into settings', () => {
  it('never lead to this machine or its network', () => {
    for (const near of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.4',
      '172.20.0.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
    ])
      expect([near, isNear(near)]).toEqual([near, true])
    for (const far of ['8.8.8.8', '147.92.150.1', '2404:6800:4012::1'])
      expect([far, isNear(far)]).toEqual([far, false])
  })
})
