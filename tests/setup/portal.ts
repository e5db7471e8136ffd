import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from './desk.ts'

/** A property company's portal as the company has it: its id here and the key that signs. */
export interface TestPortal {
  id: string
  publicKey: string
  /** A ticket; `claims` take the place of the usual ones, and undefined leaves one out. */
  ticket(claims?: JWTPayload): Promise<string>
}

/** Makes a portal's key and the way to sign tickets with it. */
export function testPortal(id: string = newId()): TestPortal {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { id, publicKey: pemOf(publicKey), ticket: (claims) => ticketOf(id, privateKey, claims) }
}

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

function ticketOf(iss: string, key: KeyObject, claims: JWTPayload = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const usual = { iss, aud: 'lobby', sub: 'E1024', name: '江文彬', jti: newId(), iat: now, exp: now + 120 }
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'EdDSA' }).sign(key)
}

/** Lets a portal into the community of an admin. */
export const letIn = (admin: Desk, portal: TestPortal, Role = 'manager'): Promise<Answer> =>
  admin.post('/api/v1/EnterprisePortal', {
    Id: portal.id,
    Name: '安心物業',
    PublicKey: portal.publicKey,
    Role,
  })

export const signInByTicket = (desk: Desk, Ticket: string): Promise<Answer> =>
  desk.post('/mvc/api/Login/EnterpriseTicket', { Ticket })
