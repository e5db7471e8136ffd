import { codeOfCertificate } from '#modules/carriers/activation/contract.ts'
import { cardRefusals } from '#modules/carriers/activation/web/public.ts'
import type { ReaderKind } from '#modules/carriers/readers/web/public.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { problemText } from '#platform/web/i18n/texts.ts'
import { isCertificate, refusalOf } from '#platform/contract/card-refusal.ts'

/** Why a code that was just read can never be bound, in the sentence that binding it would give; undefined when it may. */
export function refusedCode(kind: ReaderKind, code: string): string | undefined {
  if (kind === 'phone') return isCertificate(code) ? spoken(codeOfCertificate()) : undefined
  const refusal = refusalOf(code)
  return refusal && spoken(cardRefusals[refusal]())
}

const spoken = ({ code, description }: Problem): string => problemText(code, description)
