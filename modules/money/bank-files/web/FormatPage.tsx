import './format-texts.ts'
import './formats.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { newId } from '#platform/contract/new-id.ts'
import type { BankFormat } from '../shapes.ts'
import { blankFormat } from './format-draft.ts'
import { FormatEditor } from './FormatEditor.tsx'
import { formatsQuery } from './format-queries.ts'
import type { FormatSearch } from './screens.ts'

/** 銀行檔格式: how the files of banks and agencies are read, as data; a file of one's own shows what is read of it. */
export function FormatPage() {
  const t = useTexts('bankFormats')
  const title = useTexts('bankFiles')('formats')
  const mayChange = useAllowed()([{ can: 'bankFiles.match' }]).length > 0
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['bankFiles'] })
  useChanges(['bankFiles.formatChanged'], () => void refresh())
  const asked = useQuery(formatsQuery)
  const address = useAddress<FormatSearch>()
  /** One that is not kept yet. */
  const [fresh, setFresh] = useState<BankFormat>()
  const open = (formatCode: string | undefined) => address.change({ open: formatCode })
  const begin = (format = blankFormat()) => {
    const made = {
      formatCode: newId(),
      isShipped: false,
      rowVersion: 0,
      format,
      changedAt: null,
      changedBy: '',
    }
    setFresh(made)
    open(made.formatCode)
  }
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <p className="lb-quiet">{t('lead')}</p>
        {mayChange && (
          <Button className="lb-end" icon={<Icon name="plus" />} onClick={() => begin()}>
            {t('add')}
          </Button>
        )}
      </div>
      <Loaded of={asked} failed={t('failed')} skeleton={[180, '1fr']} rows={6}>
        {(known) => {
          const isKept = known.some(({ formatCode }) => formatCode === fresh?.formatCode)
          const all = fresh && !isKept ? [...known, fresh] : known
          const chosen = all.find(({ formatCode }) => formatCode === address.search.open) ?? all[0]
          return (
            <div className="bt-columns">
              <nav className="lb-panel bt-list" aria-label={title}>
                {all.map(({ formatCode, format, isShipped, rowVersion }) => (
                  <button
                    key={formatCode}
                    type="button"
                    aria-current={formatCode === chosen?.formatCode ? 'page' : undefined}
                    onClick={() => open(formatCode)}
                  >
                    <b>{format.name}</b>
                    <span className="lb-14 lb-quiet">
                      {t(`layout_${format.layout}`)}　{t(`encoding_${format.encoding}`)}
                    </span>
                    {isShipped ? (
                      <Mark kind="plain">{t('shipped')}</Mark>
                    ) : (
                      <span className="lb-14 lb-quiet">
                        {rowVersion ? t('version', { n: rowVersion }) : t('unkept')}
                      </span>
                    )}
                  </button>
                ))}
              </nav>
              {chosen && (
                <FormatEditor
                  key={chosen.formatCode}
                  of={chosen}
                  mayChange={mayChange}
                  refresh={refresh}
                  onCopy={() =>
                    begin({ ...chosen.format, name: t('copyOf', { name: chosen.format.name }).slice(0, 30) })
                  }
                  onGone={() => open(undefined)}
                />
              )}
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}
