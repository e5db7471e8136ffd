import './page-texts.ts'
import './asset.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { assetLabelsPath, assetListPath } from '#modules/assets/paths.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { assets } from '../contract.ts'
import type { AssetDetail } from '../shapes.ts'
import { AssetDialog } from './AssetDialog.tsx'
import { FactsPanel } from './FactsPanel.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import { PastPanel } from './PastPanel.tsx'
import { StatusMark } from './StatusMark.tsx'
import { WorthPanel } from './WorthPanel.tsx'

const api = client(assets)

/** One asset, with everything that is known of it. */
export function AssetPage() {
  const t = useTexts('assetsPage')
  const { assetId = '' }: { assetId?: string } = useSearch({ strict: false })
  const queries = useQueryClient()
  useChanges(['assets.'], () => void queries.invalidateQueries({ queryKey: ['assets'] }))
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
  const [isEditing, setEditing] = useState(false)
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['assets'] }))
  const { assetId, name, assetStatus, areaName } = asset
  return (
    <>
      <div className="lb-page-head">
        <h1>{name}</h1>
        <StatusMark status={assetStatus} />
        {areaName && <Mark kind="note">{areaName}</Mark>}
        <span className="lb-grow" />
        <Button
          icon={<Icon name="print" />}
          onClick={() => void goTo({ href: `${assetLabelsPath}?assetId=${assetId}` })}
        >
          {t('printLabel')}
        </Button>
        {mayChange && (
          <>
            <Button
              onClick={() =>
                void act.submit({
                  ask: { title: t('removeAsk', { name }), text: t('removeText'), ok: t('remove') },
                  work: async (retry) => {
                    await api.remove({ assetId }, retry)
                    void goTo({ href: assetListPath })
                  },
                  done: t('removed'),
                })
              }
            >
              {t('remove')}
            </Button>
            <Button type="primary" icon={<Icon name="pen" />} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          </>
        )}
      </div>
      <div className="as-columns">
        <FactsPanel asset={asset} />
        <div className="as-middle">
          <FilesPanel asset={asset} mayChange={mayChange} />
          <PastPanel asset={asset} />
        </div>
        <WorthPanel asset={asset} />
      </div>
      {isEditing && <AssetDialog of={asset} onClose={() => setEditing(false)} />}
    </>
  )
}
