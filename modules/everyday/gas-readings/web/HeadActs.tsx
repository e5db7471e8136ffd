import { useNavigate } from '@tanstack/react-router'
import { roundOf } from '#modules/everyday/gas-paths.ts'
import type { GasPeriod } from '#modules/everyday/gas-periods/contract.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { gasReadings } from '../contract.ts'

/** The round from door to door, and the file for the gas firm. */
export function HeadActs({ period: { periodId, firm, status } }: { period: GasPeriod }) {
  const t = useTexts('gasReadingsPage')
  const goTo = useNavigate()
  const allowed = useAllowed()
  const mayRound = status === 'open' && allowed([{ can: 'gasReadings.fill' }]).length > 0
  const mayExport = allowed([{ can: 'gasReadings.review' }]).length > 0
  const file = useSubmit(
    () => saveFile(addressOf(gasReadings.calls.export, { gId: periodId }), { body: {} }),
    {
      onFailure: inBox,
    },
  )
  const round = () => void goTo({ href: roundOf(periodId) })
  useHotKey('Alt+2', 'gasReadingsPage:round', round, { enabled: mayRound })
  useHotKey('Alt+3', 'gasReadingsPage:exportPlain', () => void file.submit(), { enabled: mayExport })
  return (
    <span className="lb-end lb-line lb-gap-12 lb-wrap">
      {mayRound && (
        <Button aria-keyshortcuts="Alt+2" onClick={round}>
          {t('round')} <Key keys="Alt+2" />
        </Button>
      )}
      {mayExport && (
        <Button aria-keyshortcuts="Alt+3" loading={file.busy} onClick={() => void file.submit()}>
          {firm ? t('export', { firm }) : t('exportPlain')} <Key keys="Alt+3" />
        </Button>
      )}
    </span>
  )
}
