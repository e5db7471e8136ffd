import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LinkSlips, useRenewLinks } from '#modules/everyday/household-links/web/public.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { messages } from '../contract.ts'
import { assigneesQuery, filtersOf, totalQuery, typesQuery } from './queries.ts'
import { type InboxSearch, messageSettingPath } from './screens.ts'

interface InboxHeadProps {
  search: InboxSearch
  change: (next: Partial<InboxSearch>) => void
  onWrite: () => void
}

/** The head of the inbox: which messages are shown, and what can be done with all of them. */
export function InboxHead({ search, change, onWrite }: InboxHeadProps) {
  const t = useTexts('messagesPage')
  const goTo = useNavigate()
  const mayPrint = useAllowed()([{ can: 'householdLinks.handOut' }]).length > 0
  const maySetUp = useAllowed()([{ can: 'messages.setUp' }]).length > 0
  const [isPrinting, setPrinting] = useState(false)
  const links = useRenewLinks()
  const mayHandle = useAllowed()([{ can: 'messages.handle' }]).length > 0
  const { data: total } = useQuery(totalQuery)
  const { data: types = [] } = useQuery(typesQuery)
  const { data: people = [] } = useQuery(assigneesQuery)
  const file = useSubmit(() => saveFile(addressOf(messages.calls.export, filtersOf(search))), {
    onFailure: inBox,
  })
  useHotKey('Alt+N', 'messagesPage:write', onWrite, { enabled: mayHandle })
  const narrow = (next: Partial<InboxSearch>) => change({ ...next, page: undefined, open: undefined })
  const every = (what: string) => ({ value: '', label: t('all', { what }) })
  return (
    <div className="lb-page-head ms-head lb-wrap">
      <h1 className="lb-nowrap">{t('title')}</h1>
      <Segments
        label={t('views')}
        value={search.view ?? 'open'}
        options={[
          {
            value: 'open',
            label: total ? t('viewOpen', { count: total.new + total.handling }) : t('viewOpenPlain'),
          },
          { value: 'closed', label: t('viewClosed') },
          { value: 'all', label: t('viewAll') },
        ]}
        onChange={(view) => narrow({ view: view === 'open' ? undefined : view })}
      />
      <span className="ms-choice">
        <ChoiceInput
          aria-label={t('type')}
          value={search.type ?? ''}
          options={[every(t('type')), ...types.map(({ typeId, name }) => ({ value: typeId, label: name }))]}
          onChoose={(type) => narrow({ type: type || undefined })}
        />
      </span>
      <span className="ms-choice">
        <ChoiceInput
          aria-label={t('assignee')}
          value={search.assignee ?? ''}
          options={[
            every(t('assignee')),
            ...people.map(({ accountId, name }) => ({ value: accountId, label: name })),
          ]}
          onChoose={(assignee) => narrow({ assignee: assignee || undefined })}
        />
      </span>
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        value={search.text ?? ''}
        maxLength={40}
        onText={(text) => narrow({ text: text || undefined })}
      />
      {mayHandle && (
        <span className="lb-end lb-line lb-gap-8">
          <MoreMenu
            label={t('more')}
            items={[
              ...(mayPrint ? [{ key: 'qr', label: t('qr'), act: () => setPrinting(true) }] : []),
              ...(maySetUp
                ? [
                    {
                      key: 'setUp',
                      label: t('setUp'),
                      act: () => void goTo({ to: messageSettingPath, hash: 'canned' }),
                    },
                  ]
                : []),
              ...(links.may ? [{ key: 'renew', label: links.labelOfAll, act: () => links.renew() }] : []),
              { key: 'export', label: t('export'), act: () => void file.submit() },
            ]}
          />
          <Button icon={<Icon name="plus" />} aria-keyshortcuts="Alt+N" onClick={onWrite}>
            {t('write')} <Key keys="Alt+N" />
          </Button>
        </span>
      )}
      {isPrinting && <LinkSlips kind="message" onDone={() => setPrinting(false)} />}
    </div>
  )
}
