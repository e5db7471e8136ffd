import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    asset:
      'display_id name place brand model serial_number specification bought_on warranty_until custom note qr_code',
    asset_change: 'act reason changes',
    asset_attachment: 'kind name file_path valid_until told_for',
  },
  ids: {
    'assets:assetId': 'asset',
    'assets:categoryId': 'asset_category',
    'assets:areaId': 'asset_area',
    attachmentId: 'asset_attachment',
  },
  more: [
    `insert into asset_attachment (community_id, id, asset_id, kind, name, file_path, added_by, added_by_name)
     select $1, $2, id, 'photo', '銘牌', 'asset/none.jpg', $2, '林志豪' from asset where community_id = $1 limit 1`,
  ],
  made: [
    'assets.add:assetId',
    'assets.addAttachment:attachmentId',
    'assets.add:fieldId',
    'assets.correct:fieldId',
  ],
}
