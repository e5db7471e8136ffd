import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { AssemblyRow, Outcome } from '../shapes.ts'

/** Whether a resolution of a meeting called again stands: while owners may object, nobody knows yet (Art. 32 II). */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const t = useTexts('assemblyPage')
  const kinds = { open: 'waiting', established: 'done', fallen: 'refuses' } as const
  return <Mark kind={kinds[outcome]}>{t(`outcome_${outcome}`)}</Mark>
}

/** Whether the resolutions of a meeting called again stand: all of them, some, none, or nobody knows yet. */
export function OutcomesMark({ outcomes }: { outcomes: NonNullable<AssemblyRow['outcomes']> }) {
  const t = useTexts('assemblyPage')
  const { open, established, fallen } = outcomes
  if (open === 0 && established > 0 && fallen > 0) return <Mark kind="refuses">{t('fallenInPart')}</Mark>
  return <OutcomeMark outcome={open > 0 ? 'open' : fallen > 0 ? 'fallen' : 'established'} />
}
