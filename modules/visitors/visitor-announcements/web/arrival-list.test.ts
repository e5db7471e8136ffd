import { describe, expect, it } from 'vitest'
import { type ArrivedGuest, mostShown, shownOf, withArrived, withoutEnded } from './arrival-list.ts'

const now = new Date('2026-11-20T06:00:00Z').getTime()
const guest = (nth: number, change: Partial<ArrivedGuest> = {}): ArrivedGuest => ({
  announcementId: `a${nth}`,
  guestId: `g${nth}`,
  communityName: '晴川社區',
  guestName: `訪客${nth}`,
  label: 'A棟-12F-3',
  people: 1,
  at: new Date(now - nth * 60_000),
  ...change,
})
const here = { communityName: '晴川社區', now }

describe('the local list of arrived guests', () => {
  it('adds a pushed guest unless already present (R155)', () => {
    const list = withArrived([guest(1)], guest(2))
    expect(list.map((item) => item.guestId)).toEqual(['g1', 'g2'])
    expect(withArrived(list, guest(2))).toBe(list)
  })

  it('shows guests of the current community only (R156), at most 4 at once (R157)', () => {
    const list = [guest(1), guest(2, { communityName: '松濤苑' }), guest(3)]
    expect(shownOf(list, here).map((guest) => guest.guestId)).toEqual(['g1', 'g3'])
    expect(mostShown).toBe(4)
  })

  it('forgets whoever was confirmed or dismissed in another tab (R162)', () => {
    expect(withoutEnded([guest(1), guest(2)], ['a1', 'a9'])).toEqual([guest(2)])
    const list = [guest(1)]
    expect(withoutEnded(list, ['a2'])).toBe(list)
  })

  it('has guestId, communityName and guestName (R164), and nobody who was announced two hours ago', () => {
    expect(guest(1)).toMatchObject({ guestId: 'g1', communityName: '晴川社區', guestName: '訪客1' })
    expect(shownOf([guest(1, { at: new Date(now - 2 * 60 * 60_000) })], here)).toEqual([])
  })
})
