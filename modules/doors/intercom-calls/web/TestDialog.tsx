import './page-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { ChainTest } from '../contract.ts'

/** What a test of all chains came to, building by building: first who does not hear the door. */
export function TestDialog({ test, onClose }: { test: ChainTest; onClose: () => void }) {
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
