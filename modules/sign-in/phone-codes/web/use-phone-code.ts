import { useEffect, useRef, useState } from 'react'
import { normalTelephone } from '#platform/contract/telephone.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import type { CodeSent } from '../contract.ts'

export const isMobile = (phone: string): boolean => /^09\d{8}$/.test(phone)

/** A number, the code that was sent to it, and what somebody typed of both. `send` asks the server. */
export function usePhoneCode(send: (phone: string) => Promise<CodeSent>, problems: { phoneWrong: string }) {
  const [typedPhone, setTypedPhone] = useState('')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<CodeSent & { phone: string }>()
  const phone = normalTelephone(typedPhone) ?? ''
  // A code is for the number that it went to.
  const valid = sent?.phone === phone ? sent : undefined
  const wait = useSecondsUntil(sent?.againAt)
  const life = useSecondsUntil(sent?.expiresAt)
  const codeField = useRef<HTMLInputElement>(null)

  const {
    busy,
    failure: problem,
    complain: setProblem,
    submit: ask,
  } = useSubmit(async () => {
    if (!isMobile(phone)) refuse(problems.phoneWrong)
    setSent({ ...(await send(phone)), phone })
    setCode('')
  })

  /** After a refusal: what was typed is typed over. */
  function retype(): void {
    codeField.current?.focus()
    codeField.current?.select()
  }

  return {
    typedPhone,
    setTypedPhone,
    phone,
    code,
    setCode,
    sent: valid,
    wait,
    isOver: life === 0,
    codeField,
    retype,
    busy,
    problem,
    setProblem,
    ask,
  }
}

export type PhoneCode = ReturnType<typeof usePhoneCode>

/** Whole seconds until an instant, at least 0. */
function useSecondsUntil(end: Date | undefined): number {
  const [now, setNow] = useState(Date.now)
  const left = end ? Math.max(0, Math.ceil((end.getTime() - now) / 1000)) : 0
  const isOver = left === 0
  useEffect(() => {
    if (!end) return
    setNow(Date.now())
    if (isOver && end.getTime() <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end, isOver])
  return left
}
