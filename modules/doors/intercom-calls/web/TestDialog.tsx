import './page-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { ChainTest } from '../contract.ts'

interface TestDialogProps {
  test: ChainTest
  onClose: () => void
}

/** What a test of all chains came to, building by building: first who does not hear the door. */
export function TestDialog({ test, onClose }: TestDialogProps) {
  const t = useTexts('intercomCallsPage')
  const groups = (['deaf', 'partly'] as const).flatMap((hearing) => {
    const lines = test.lines.filter((line) => line.hearing === hearing)
    return [...new Set(lines.map(({ building }) => building))].map((building) => ({
      hearing,
      building,
      lines: lines.filter((line) => line.building === building),
    }))
  })
  return (
    <FormDialog
      title={t('testTitle')}
      confirm={t('close')}
      cancel={null}
      size="wide"
      onConfirm={async () => onClose()}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('testHow', { reachable: test.reachableGuards, count: test.guards })}</p>
      {!groups.length && <p>{t('allWell')}</p>}
      <GuardAnswers test={test} />
      {groups.map(({ hearing, building, lines }) => (
        <section key={`${hearing} ${building}`} className="lb-above-16">
          <h3>{t(hearing === 'deaf' ? 'deafOf' : 'partlyOf', { building, count: lines.length })}</h3>
          <ul className="lb-divided">
            {lines.map((line) => (
              <li key={line.householdId} className="lb-line lb-gap-12 lb-inner-10">
                <HouseholdName label={line.label} />
                <span className="lb-quiet">{inRow(line.reasons.map((reason) => t(`reason_${reason}`)))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </FormDialog>
  )
}

/** What the guard's devices answered to the exchange, those that did not first; or why they were not asked. */
function GuardAnswers({ test: { askedAt, questions } }: Pick<TestDialogProps, 'test'>) {
  const t = useTexts('intercomCallsPage')
  if (!askedAt) return <p className="lb-quiet">{t('guardUntried')}</p>
  if (!questions.length) return <p className="lb-quiet">{t('guardNone')}</p>
  const isWell = ({ answer }: { answer: string }) => answer === 'answers'
  const sorted = [...questions.filter((one) => !isWell(one)), ...questions.filter(isWell)]
  return (
    <section className="lb-above-16">
      <h3>{t('guardTitle')}</h3>
      <ul className="lb-divided">
        {sorted.map(({ name, answer }, nth) => (
          <li key={nth} className="lb-line lb-gap-12 lb-inner-10">
            <span className="lb-grow lb-min">{name}</span>
            <Mark kind={answer === 'answers' ? 'done' : answer === 'waiting' ? 'plain' : 'reminded'}>
              {t(`answer_${answer}`)}
            </Mark>
          </li>
        ))}
      </ul>
    </section>
  )
}
