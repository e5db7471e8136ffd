import { beforeEach, describe, expect, it } from 'vitest'
import { dropDraft, keepDraft, openDrafts, readDraft, wipeDrafts } from './draft.ts'

const desk = { account: 'auth_0000000001', community: 'qingchuan' }

describe('drafts', () => {
  beforeEach(() => wipeDrafts())

  it('come back after a forced sign-in of the same account', () => {
    openDrafts(desk)
    keepDraft('packages.register', { barcode: '906284471203' })
    openDrafts(desk)
    expect(readDraft('packages.register')).toEqual({ barcode: '906284471203' })
    dropDraft('packages.register')
    expect(readDraft('packages.register')).toBeUndefined()
  })

  it('are never seen by another account or in another community', () => {
    openDrafts(desk)
    keepDraft('visitors.enter', { purpose: '看屋' })
    openDrafts({ ...desk, community: 'other' })
    expect(readDraft('visitors.enter')).toBeUndefined()
    openDrafts(desk)
    expect(readDraft('visitors.enter')).toBeUndefined()
  })

  it('are gone after logout, and nothing is kept before the next sign-in', () => {
    openDrafts(desk)
    keepDraft('a', 1)
    wipeDrafts()
    keepDraft('b', 2)
    openDrafts(desk)
    expect([readDraft('a'), readDraft('b')]).toEqual([undefined, undefined])
  })
})
