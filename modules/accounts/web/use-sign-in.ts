import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import { dropAccessToken } from '#platform/web/calls/access-token.ts'
import { type Client, client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { keepSession, type LoginUserInfo as KeptInfo } from '#platform/web/session/session.ts'
import { accounts, LoginUserInfo } from '../contract.ts'

const api = client(accounts)
export type EnterableCommunity = Awaited<
  ReturnType<Client<typeof accounts>['listCommunities']>
>['data'][number]

/** What is known after the password was right. */
export interface Choice {
  token: string
  name: string
  communities: readonly EnterableCommunity[]
}

/** The steps of signing in: account and password, the community, and on to where one wanted. */
export function useSignIn(goOn: string) {
  const router = useRouter()
  const [choice, setChoice] = useState<Choice>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt(steps: () => Promise<void>): Promise<boolean> {
    if (busy) return true
    setBusy(true)
    setProblem(undefined)
    try {
      await steps()
      return true
    } catch (error) {
      setProblem(sentenceOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function enterWith(token: string, communityId: string): Promise<void> {
    const { data } = await api.enterCommunity({ token, communityId })
    dropAccessToken()
    keepSession(wireOf(data))
    await router.navigate({ href: goOn, replace: true })
  }

  /** False when the server refused; `problem` then says why. */
  const checkPassword = (account: string, password: string) =>
    attempt(async () => {
      const { data } = await api.checkPassword({ account, password })
      const { data: communities } = await api.listCommunities({ token: data.token })
      const [only] = communities
      if (!only) setProblem(text('accounts', 'noCommunity'))
      else if (communities.length === 1) await enterWith(data.token, only.communityId)
      else setChoice({ ...data, communities })
    })

  const enter = (communityId: string) => attempt(() => enterWith(choice?.token ?? '', communityId))

  /** Back to account and password, where the sentence about an expired step stays. */
  const startOver = () => {
    setChoice(undefined)
    setProblem(undefined)
  }

  return { choice, busy, problem, setProblem, checkPassword, enter, startOver }
}

/** The session is kept in the specification's words (R037). */
const wireOf = (info: z.output<typeof LoginUserInfo>) => codecOf(LoginUserInfo).encode(info) as KeptInfo
