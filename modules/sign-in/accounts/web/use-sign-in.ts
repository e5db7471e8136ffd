import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import { Problem } from '#platform/contract/problem.ts'
import { dropAccessToken } from '#platform/web/calls/access-token.ts'
import { type Client, client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { keepSession, type LoginUserInfo as KeptInfo } from '#platform/web/session/session.ts'
import { accounts, type ClosedCommunity, LoginUserInfo, type SignInStep } from '../contract.ts'

const api = client(accounts)
export type EnterableCommunity = Awaited<
  ReturnType<Client<typeof accounts>['listCommunities']>
>['data'][number]

/** What is known after the account proved itself. */
export interface Choice {
  step: SignInStep
  name: string
  communities: readonly EnterableCommunity[]
  /** Where the account may not go any more, and why. */
  closed: readonly ClosedCommunity[]
}

/** Failures since the last sign-in from which on one is shown them before anything else. */
const manyFailures = 3
const lastSignInsPath = '/mgmt/lastLoginInformation'

/** The steps of signing in: a proof, perhaps a second factor, the community, and on to where one wanted. */
export function useSignIn(destination: string) {
  const router = useRouter()
  const [choice, setChoice] = useState<Choice>()
  /** A proof that was right and wants a second factor, or a password of one's own. */
  const [pending, setPending] = useState<SignInStep>()
  /** When it may be tried again, where one was told to wait. */
  const [until, setUntil] = useState<number>()

  const act = useSubmit(async (_, steps: () => Promise<void>) => {
    setUntil(undefined)
    await steps().catch((error: unknown) => {
      const seconds = error instanceof Problem ? error.retryAfter : undefined
      if (seconds !== undefined) setUntil(Date.now() + seconds * 1000)
      throw error
    })
    return true
  })
  const { busy, failure: problem, complain: setProblem } = act
  /** False when it was refused. */
  const attempt = async (steps: () => Promise<void>) => busy || (await act.submit(steps)) === true

  async function enterWith(step: SignInStep, communityId: string): Promise<void> {
    const { data } = await api.enterCommunity({ token: step.token, communityId })
    dropAccessToken()
    keepSession(wireOf(data))
    const first =
      step.failures < manyFailures ? destination : `${lastSignInsPath}?to=${encodeURIComponent(destination)}`
    await router.navigate({ href: first, replace: true })
  }

  /** Goes on with a proof that was right; into `wished` where the account may. */
  async function goOnWith(step: SignInStep, wished?: string): Promise<void> {
    if (step.needsSecondFactor || step.needsNewPassword) return setPending(step)
    setPending(undefined)
    const { data: communities, closed } = await api.listCommunities({ token: step.token })
    const only = communities.length === 1 ? communities[0] : undefined
    const known = communities.find((community) => community.communityId === wished) ?? only
    if (known) await enterWith(step, known.communityId)
    else setChoice({ step, name: step.name, communities, closed })
  }

  /** Asks the server for a proof and goes on with it. False when it refused; `problem` then says why. */
  const prove = (ask: () => Promise<SignInStep>, wished?: string) =>
    attempt(async () => goOnWith(await ask(), wished))
  const checkPassword = (account: string, password: string) =>
    prove(async () => (await api.checkPassword({ account, password })).data)
  const enter = (communityId: string) =>
    attempt(async () => {
      if (choice) await enterWith(choice.step, communityId)
    })

  /** Back to account and password, where the sentence about an expired step stays. */
  const startOver = () => {
    setChoice(undefined)
    setPending(undefined)
    setProblem(undefined)
  }

  return {
    choice,
    pending,
    busy,
    problem,
    until,
    setProblem,
    attempt,
    prove,
    checkPassword,
    enter,
    startOver,
  }
}

/** The session is kept in the specification's words (R037). */
const wireOf = (info: z.output<typeof LoginUserInfo>) => codecOf(LoginUserInfo).encode(info) as KeptInfo

export type SignIn = ReturnType<typeof useSignIn>
