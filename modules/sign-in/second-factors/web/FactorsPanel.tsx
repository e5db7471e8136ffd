import './texts.ts'
import './factors.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { secondFactors } from '../contract.ts'
import { PasskeyRows } from './PasskeyRows.tsx'
import { TotpRow } from './TotpRow.tsx'

const api = client(secondFactors)

/** What protects signing in beside the password. */
export function FactorsPanel() {
  const t = useTexts('secondFactors')
  const factors = useQuery({ queryKey: ['secondFactors'], queryFn: async () => (await api.show({})).data })
  return (
    <Panel title={t('panel')} summary={t('panelText')} pad="plain">
      <Loaded
        of={factors}
        failed={t('loadFailed')}
        failedText={t('loadFailedText')}
        skeleton={[200, 240]}
        rows={2}
      >
        {(data) => (
          <div className="lb-grid lb-gap-24">
            <TotpRow {...data} changed={() => void factors.refetch()} />
            <PasskeyRows {...data} changed={() => void factors.refetch()} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
