import { describe, expect, it } from 'vitest'
import { problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { expiresAfter, filesFit, judge, largestFiles, ownerOf, pauseBefore, stateOf } from './entry.ts'

describe('what waits in the browser', () => {
  it('is sent again with its key after a lost line, a server in trouble, or one still at work on it', () => {
    const open = [new LostConnection(), problems.unavailable(), problem(500001, ''), problem(429001, '')]
    expect([...open, problems.busyRetry(), new TypeError('a chunk did not load')].map(judge)).toEqual(
      Array.from({ length: 6 }, () => 'later'),
    )
  })

  it('waits for the same person after the end of a session', () => {
    expect(judge(problems.unauthenticated())).toBe('ended')
  })

  it('stays in sight with the sentence of a server that refused it', () => {
    expect(
      [problem(409101, ''), problem(400103, ''), problems.noPermission(), problems.notFound()].map(judge),
    ).toEqual(Array.from({ length: 4 }, () => 'refused'))
  })

  it('is not sent by itself when the server may have forgotten its key: after 6 of 7 days', () => {
    expect(stateOf({ madeAt: 0 }, expiresAfter)).toBe('waiting')
    expect(stateOf({ madeAt: 0 }, expiresAfter + 1)).toBe('expired')
    const refusal = { sentence: '', code: 409101, told: true }
    expect(stateOf({ madeAt: 0, refusal }, 1)).toBe('refused')
  })

  it('belongs to one account in one community, whatever their names hold', () => {
    expect(ownerOf('a', 'b')).not.toBe(ownerOf('a","b', ''))
    expect(ownerOf('a', 'b')).not.toBe(ownerOf('a', 'c'))
  })

  it('waits longer after each failure, at most half a minute', () => {
    expect([1, 2, 3, 4, 5, 50].map(pauseBefore)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('keeps pictures up to 3 MB together', () => {
    const picture = (size: number) => ({ image: { size } as Blob })
    expect(filesFit([picture(largestFiles - 1), picture(1)])).toBe(true)
    expect(filesFit([picture(largestFiles), picture(1)])).toBe(false)
  })
})
