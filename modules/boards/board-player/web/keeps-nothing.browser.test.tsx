import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { boardPlayer } from '../contract.ts'
import { Player } from './player.ts'

it('a browser whose store is broken shows its code all the same', async () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('it is broken', 'UnknownError')
  }
  const answer = {
    now: new Date(),
    program: '',
    isShotAsked: false,
    content: null,
    live: null,
    notices: null,
  }
  answering(
    boardPlayer.calls.sync,
    { data: { ...answer, code: 'K7M2P9' } },
    () => new Promise<never>(() => undefined),
  )
  const player = await Player.start()
  await expect.poll(() => player.shown.get().code).toBe('K7M2P9')
})
