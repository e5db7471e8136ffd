import { createHash, randomBytes } from 'node:crypto'

const bare = (id: string) => id.replaceAll('-', '')

/** A new code of a paper: the community, so that it is found, and 128 random bits. */
export const newToken = (communityId: string): string => bare(communityId) + randomBytes(16).toString('hex')

/** What is kept of a code. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token.toLowerCase()).digest('base64url')

/** Which community a code says it is of; undefined for what is no code. */
export const communityOfToken = (token: string): string | undefined =>
  /^[0-9a-f]{64}$/i.test(token)
    ? token
        .slice(0, 32)
        .toLowerCase()
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined
