import { describe, expect, it } from 'vitest'
import { breadcrumbs, lastProblem, leaveCrumb, leaveProblem } from './breadcrumbs.ts'

describe('breadcrumbs', () => {
  it('are at most 50, the newest ones (R234)', () => {
    for (let nth = 1; nth <= 70; nth++) leaveCrumb(`page ${nth}`)
    expect(breadcrumbs()).toHaveLength(50)
    expect([breadcrumbs()[0]?.what, breadcrumbs().at(-1)?.what]).toEqual(['page 21', 'page 70'])
  })

  it('name the problem that a call answered, by its request', () => {
    leaveProblem({ call: 'GET /api/v1/Thing', code: 404000, requestId: 'r-1' })
    expect(lastProblem()).toMatchObject({ code: 404000, requestId: 'r-1' })
    expect(breadcrumbs().at(-1)?.what).toBe('GET /api/v1/Thing 404000 r-1')
  })
})
