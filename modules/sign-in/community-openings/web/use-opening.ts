import './texts.ts'
import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { accessToken } from '#platform/web/calls/access-token.ts'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { isSessionValid } from '#platform/web/session/session.ts'
import { communityOpenings, openingForm } from '../contract.ts'

const api = client(communityOpenings)

/** Capitals and digits, as a code is written (R390). */
export const asCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/\s/g, '')

/** What is wrong with a code before anybody is asked; '' when nothing is (R391, R392). */
export function codeProblem(code: string): string {
  if (code === '') return text('communityOpenings', 'missing')
  return openingForm.test(code) ? '' : text('communityOpenings', 'wrong')
}

/** The server's sentence, or that one should try again later (R395). */
const failureOf = (error: unknown) =>
  error instanceof LostConnection || (error instanceof Problem && error.description)
    ? sentenceOf(error)
    : text('communityOpenings', 'tryLater')

export type Opened = Awaited<ReturnType<typeof api.open>>['data']

/** A code that is typed and sent; `token` is that of a sign-in which has no community yet. */
export function useOpening(token = '') {
  const [code, setCode] = useState('')
  /** What came of it; undefined when it failed, and `problem` says why. */
  const act = useSubmit(async (retry): Promise<Opened> => {
    const wrong = codeProblem(code)
    if (wrong) refuse(wrong)
    const bearer = isSessionValid() ? await accessToken() : ''
    return (await api.open({ serial: code, token }, { ...retry, bearer })).data
  })
  return {
    code,
    setCode: (typed: string) => setCode(asCode(typed)),
    problem: act.error ? failureOf(act.error) : '',
    busy: act.busy,
    open: act.submit,
  }
}
