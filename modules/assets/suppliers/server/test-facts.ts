import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: '廠商的業務聯絡人，為履行合約而保存，停用廠商後留作帳務與保養紀錄' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'supplier', columns: 'phone mail address note contacts', after: kept, onRequest: kept },
  ],
  plain: {
    supplier: 'name tax_id type_ids city_name area_name',
    supplier_file: 'name path content_type',
    supplier_paper: 'kind title number start_day end_day note told_for',
    supplier_rating: 'about',
  },
  ids: { supplierId: 'supplier', 'suppliers:fileId': 'supplier_file', paperId: 'supplier_paper' },
  more: [
    `insert into supplier_file (community_id, id, supplier_id, name, path, content_type, bytes, added_by_name)
     select $1, $2, id, '合約.pdf', 'supplier/none.pdf', 'application/pdf', 1, '林志豪' from supplier where community_id = $1 limit 1`,
  ],
  made: ['suppliers.addSupplier:supplierId', 'suppliers.addPaper:paperId'],
}
