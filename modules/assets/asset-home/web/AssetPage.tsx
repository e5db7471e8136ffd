import './asset-home.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { assetListPath } from '#modules/assets/paths.ts'
import { placeOf } from '#modules/assets/place-of.ts'
import { QrDialog, ReportDialog } from '#modules/assets/repairs/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { assets } from '#modules/assets/assets/contract.ts'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'
import { AssetTrail, AssetWays } from './AssetWays.tsx'
import { CostPanel } from './CostPanel.tsx'
import { FactsPanel } from './FactsPanel.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import { PlansPanel } from './PlansPanel.tsx'
import { PointsPanel } from './PointsPanel.tsx'
import { RecordsPanel } from './RecordsPanel.tsx'
import { AssetDialog, StatusMark } from '#modules/assets/assets/web/public.ts'
import { useUpkeep } from './use-upkeep.ts'
import { WorthPanel } from './WorthPanel.tsx'

const api = client(assets)

/** One asset, with everything that is known of it. */
export function AssetPage() {
  const t = useTexts('assetsPage')
  const { assetId = '' }: { assetId?: string } = useSearch({ strict: false })
  const queries = useQueryClient()
  useChanges(['assets.', 'maintenancePlans.', 'repairs.'], () => {
    for (const queryKey of [['assets'], ['maintenance'], ['repairs']])
      void queries.invalidateQueries({ queryKey })
  })
  const asset = useQuery({
    queryKey: ['assets', 'one', assetId],
    queryFn: async () => (await api.get({ assetId })).data,
    enabled: assetId !== '',
  })
  const none = (
    <>
      <h1 className="lb-sr">{t('gone')}</h1>
      <EmptyState icon="box" title={t('gone')} text={t('goneText')} />
    </>
  )
  if (!assetId) return <div className="lb-page">{none}</div>
  return (
    <div className="lb-page">
      <Loaded of={asset} failed={t('loadFailed')} skeleton={['1fr', '2fr', '1fr']} instead={() => none}>
        {(found) => <Shown asset={found} />}
      </Loaded>
    </div>
  )
}

function Shown({ asset }: { asset: AssetDetail }) {
  const t = useTexts('assetsPage')
  const goTo = useNavigate()
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'assets.change' }]).length > 0
  const mayReport = useAllowed()([{ can: 'repairs.report', service: [11] }]).length > 0
  const maySeePoints = useAllowed()([{ can: 'alarmPoints.view', service: [24, 56] }]).length > 0
  const [isEditing, setEditing] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const [hasQr, setQr] = useState(false)
  const upkeep = useUpkeep(asset.assetId)
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['assets'] }))
  const { assetId, name, assetStatus, areaName } = asset
  const remove = () =>
    void act.submit({
      ask: { title: t('removeAsk', { name }), text: t('removeText'), ok: t('remove') },
      work: async (retry) => {
        await api.remove({ assetId }, retry)
        void goTo({ href: assetListPath })
      },
      done: t('removed'),
    })
  useHotKey('Alt+1', 'assetsPage:report', () => setReporting(true), { enabled: mayReport })
  useHotKey('Alt+2', 'assetsPage:edit', () => setEditing(true), { enabled: mayChange })
  return (
    <>
      <div className="lb-page-head lb-page-head-named lb-wrap">
        <AssetTrail asset={asset} />
        <StatusMark status={assetStatus} />
        {areaName && <Mark kind="note">{areaName}</Mark>}
        <span className="lb-grow" />
        {mayReport && (
          <Button icon={<Icon name="warn" />} aria-keyshortcuts="Alt+1" onClick={() => setReporting(true)}>
            {t('report')} <Key keys="Alt 1" />
          </Button>
        )}
        {mayChange && (
          <Button
            type="primary"
            icon={<Icon name="pen" />}
            aria-keyshortcuts="Alt+2"
            onClick={() => setEditing(true)}
          >
            {t('edit')} <Key keys="Alt 2" />
          </Button>
        )}
        <MoreMenu
          label={t('moreActs')}
          items={[
            ...(upkeep.maySeeRepairs ? [{ key: 'qr', label: t('reportQr'), act: () => setQr(true) }] : []),
            ...(mayChange ? [{ key: 'remove', label: t('remove'), act: remove }] : []),
          ]}
        />
        <AssetWays asset={asset} />
      </div>
      <div className="ah-columns">
        <FactsPanel asset={asset} />
        <div className="ah-middle">
          {maySeePoints && <PointsPanel code={asset.displayId} />}
          {upkeep.maySeePlans && <PlansPanel assetId={assetId} upkeep={upkeep} />}
          <RecordsPanel asset={asset} upkeep={upkeep} />
          <FilesPanel asset={asset} mayChange={mayChange} />
        </div>
        <div className="ah-middle">
          <CostPanel asset={asset} upkeep={upkeep} />
          <WorthPanel asset={asset} />
        </div>
      </div>
      {isEditing && <AssetDialog of={asset} onClose={() => setEditing(false)} />}
      {hasQr && <QrDialog asset={asset} onClose={() => setQr(false)} />}
      {isReporting && (
        <ReportDialog
          about={{
            title: name,
            place: placeOf(asset),
            assetId,
          }}
          onClose={() => {
            setReporting(false)
            void queries.invalidateQueries({ queryKey: ['repairs'] })
          }}
        />
      )}
    </>
  )
}
