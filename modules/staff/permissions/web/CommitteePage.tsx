import './page-texts.ts'
import './permissions.css'
import { AccountTabs } from '#modules/staff/account-menu/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Toggle } from '#platform/web/look/Toggle.tsx'
import { wordOf } from '#platform/web/i18n/words.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useMatrix } from './use-matrix.ts'

/** What committee members may of each service of the community (R073): the matrix's column, as switches. */
export function CommitteePage() {
  const t = useTexts('permissionPages')
  const title = useTexts('permissions')('committee')
  const tools = useMatrix()
  const { matrix, mayChange } = tools
  const groups = tools.groups
    .map(({ title: heading, rows }) => ({
      heading,
      cells: rows.flatMap(({ permission, cells }) => {
        const cell = cells.find((cell) => cell.role === 'committee')
        return cell && cell.may !== 'no' ? [{ permission, cell }] : []
      }),
    }))
    .filter(({ cells }) => cells.length > 0)
  return (
    <div className="lb-page pm-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <AccountTabs current="committee" />
      <p className="lb-quiet lb-below-12">{t('introCommittee')}</p>
      {matrix.data && !mayChange && <Note icon="lock">{t('readOnly')}</Note>}
      <Loaded
        of={matrix}
        failed={t('loadFailed')}
        skeleton={[260, 60]}
        rows={8}
        empty={<EmptyState icon="people" title={t('nothing')} />}
      >
        {() => (
          <div className="pm-services">
            {groups.map(({ heading, cells }) => (
              <Panel key={heading} title={heading} pad="plain">
                {cells.map(({ permission, cell }) => (
                  <Toggle
                    key={permission}
                    label={wordOf('permissions', permission) ?? permission}
                    on={tools.allowedOf(permission, cell)}
                    disabled={!mayChange}
                    onChange={() => tools.toggle(permission, cell)}
                  />
                ))}
              </Panel>
            ))}
          </div>
        )}
      </Loaded>
      <SaveBar tools={tools} />
    </div>
  )
}
