/** LOBBY_KEY of every server of the tests: several may run over one database. */
export const testKey = Buffer.alloc(32, 'lobby-test').toString('base64')
