import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { intercomTablets } from '../contract.ts'
import type { Authorized } from '../shapes.ts'
import { authorizedQuery } from './list-query.ts'

const api = client(intercomTablets)

/** For which households the intercom is opened, building by building. */
export function OpeningDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('intercomTabletsPage')
  const queries = useQueryClient()
  const all = useQuery(authorizedQuery())
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const rows = all.data ?? []
  const isOpen = ({ householdId, isAuthorized }: Authorized) => turned.has(householdId) !== isAuthorized
  const of = (isAuthorized: boolean) =>
    rows
      .filter((row) => row.isAuthorized === isAuthorized && turned.has(row.householdId))
      .map((row) => row.householdId)
  const [opened, closed] = [of(false), of(true)]
  const put = (chosen: readonly Authorized[], isWanted: boolean) => {
    const next = new Set(turned)
    for (const { householdId, isAuthorized } of chosen)
      if (isAuthorized === isWanted) next.delete(householdId)
      else next.add(householdId)
    setTurned(next)
  }
  const act = useSubmit(async (retry) => {
    await api.setAuthorized({ opened, closed }, retry)
    toast(t('saved'))
    void queries.invalidateQueries({ queryKey: ['intercomTablets'] })
    onClose()
  })
  return (
    <ActDialog
      title={t('openingTitle')}
      confirm={t('save')}
      size="wide"
      act={act}
      isDirty={turned.size > 0}
      missing={turned.size ? undefined : t('openingNone')}
      onClose={onClose}
    >
      <p>{t('openingText')}</p>
      {turned.size > 0 && (
        <p className="lb-strong">{t('openingChange', { opened: opened.length, closed: closed.length })}</p>
      )}
      <Loaded of={all} failed={t('loadFailed')} skeleton={['1fr']}>
        {(known) =>
          [...new Set(known.map(({ building }) => building))].map((building) => {
            const own = known.filter((row) => row.building === building)
            return (
              <fieldset key={building} className="lb-bare lb-above-12">
                <legend className="lb-line lb-gap-8">
                  <b>{building}</b>
                  <Button size="small" onClick={() => put(own, !own.every(isOpen))}>
                    {t('all', { building })}
                  </Button>
                </legend>
                <div className="lb-line lb-wrap lb-gap-12 lb-above-12">
                  {own.map((row) => (
                    <Checkbox
                      key={row.householdId}
                      checked={isOpen(row)}
                      onChange={() => put([row], !isOpen(row))}
                    >
                      {row.label}
                    </Checkbox>
                  ))}
                </div>
              </fieldset>
            )
          })
        }
      </Loaded>
    </ActDialog>
  )
}
