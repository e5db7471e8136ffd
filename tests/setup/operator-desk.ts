import { makeOperator } from '#modules/console/operator/server/make-operator.ts'
import { totpOf } from '#modules/console/operator/server/sign-in.ts'
import { type Answer, Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'

/** An operator with what they sign in with. */
export interface OperatorKeys {
  name: string
  password: string
  secret: string
  /** The code that the authenticator shows now. */
  code(): string
}

let made = 0

/** Makes an operator as `npm run operator -- add` does. */
export async function newOperator(lobby: Lobby, name = `營運 ${++made}`): Promise<OperatorKeys> {
  const password = 'a long pass phrase'
  const { secret } = await makeOperator(lobby.owner, lobby.sealer, { name, password })
  return { name, password, secret, code: () => totpOf(name, secret).generate() }
}

export const signInOperator = (desk: Desk, keys: OperatorKeys, Code = keys.code()): Promise<Answer> =>
  desk.post('/api/v1/Operator/SignIn', { Name: keys.name, Password: keys.password, Code })

/** An operator who is signed in. */
export async function operatorDesk(lobby: Lobby, name?: string): Promise<Desk> {
  const desk = new Desk(lobby.url)
  const { status } = await signInOperator(desk, await newOperator(lobby, name))
  if (status !== 200) throw new Error(`the operator was refused: ${status}`)
  return desk
}
