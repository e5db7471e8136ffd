import './texts.ts'
import './factors.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
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
      {factors.isError ? (
        <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void factors.refetch()} />
      ) : factors.isPending ? (
        <SkeletonRows columns={[200, 240]} rows={2} />
      ) : (
        <div className="sf-rows">
          <TotpRow {...factors.data} changed={() => void factors.refetch()} />
          <PasskeyRows {...factors.data} changed={() => void factors.refetch()} />
        </div>
      )}
    </Panel>
  )
}
