import { expect, it } from 'vitest'
import { oneByOne } from './one-by-one.ts'

it('stops at the first refusal, and a second try goes on there', async () => {
  const of = ['a', 'b', 'c'].map((packageId) => ({ packageId }))
  const done = new Set<string>()
  const tried: string[] = []
  let refuses = true
  const act = async ({ packageId }: { packageId: string }) => {
    tried.push(packageId)
    if (packageId === 'b' && refuses) throw new Error('no')
  }
  const stopped = await oneByOne(of, done, act)
  expect(stopped?.at.packageId).toBe('b')
  expect([...done]).toEqual(['a'])
  refuses = false
  expect(await oneByOne(of, done, act)).toBeUndefined()
  expect(tried).toEqual(['a', 'b', 'b', 'c'])
})
