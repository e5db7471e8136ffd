import { sealerOf } from '#platform/server/seal.ts'

const key = Buffer.alloc(32, 'lobby-test')

/** LOBBY_KEY of every server of the tests: several may run over one database. */
export const testKey = key.toString('base64')
/** Seals as those servers do. */
export const testSealer = sealerOf(key)
