import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, KindNumber, line, RowVersion } from '#platform/contract/fields.ts'
import { content, Paper, paperContent, Rating, Supplier, SupplierFile, supplierId } from './shapes.ts'

export { Supplier } from './shapes.ts'

const service = [25, 11] as const
const see = { can: 'suppliers.view', service } as const
const change = { can: 'suppliers.change', service } as const
const base = '/api/v1/Communities/Suppliers'
const one = `${base}/{supplierId}`
const paperId = Id

export const suppliers = contract('suppliers', {
  listSuppliers: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'The suppliers by name with their papers, or also those who work here no more.',
    takes: z.object({
      keyword: line(40).default(''),
      typeId: KindNumber.optional(),
      isAll: z.boolean().default(false),
    }),
    gives: data(z.array(Supplier)),
  }),
  addSupplier: call({
    ...change,
    method: 'POST',
    path: base,
    summary: 'Adds a supplier; the same id with the same content is the same one.',
    takes: z.object({ supplierId, ...content }),
    gives: data(Supplier),
  }),
  readSupplier: call({
    ...see,
    method: 'GET',
    path: one,
    summary: 'One supplier with contacts, papers and rating.',
    takes: z.object({ supplierId }),
    gives: data(Supplier),
  }),
  correctSupplier: call({
    ...change,
    method: 'PUT',
    path: one,
    summary: 'Changes a supplier over the version that the person saw.',
    takes: z.object({ supplierId, rowVersion: RowVersion, ...content }),
    gives: data(Supplier),
  }),
  endSupplier: call({
    ...change,
    method: 'DELETE',
    path: one,
    summary: 'The supplier works here no more; what it did stays on record.',
    takes: z.object({ supplierId }),
    gives: done,
  }),
  listRatings: call({
    ...see,
    method: 'GET',
    path: `${one}/Ratings`,
    summary: 'What was thought of its works when they were accepted, the newest first.',
    takes: z.object({ supplierId }),
    gives: data(z.array(Rating)),
  }),
  listFiles: call({
    ...see,
    method: 'GET',
    path: `${one}/Files`,
    summary: 'The files of a supplier, the newest first.',
    takes: z.object({ supplierId }),
    gives: data(z.array(SupplierFile)),
  }),
  addFile: call({
    ...change,
    method: 'POST',
    path: `${one}/Files`,
    summary: 'Keeps a file of a supplier (multipart, field File): PDF, PNG, JPEG or WebP.',
    body: 'file',
    takes: z.object({ supplierId }),
    gives: data(SupplierFile),
  }),
  removeFile: call({
    ...change,
    method: 'DELETE',
    path: `${one}/Files/{fileId}`,
    summary: 'Removes a file that no paper names.',
    takes: z.object({ supplierId, fileId: Id }),
    gives: done,
  }),
  openFile: call({
    ...see,
    method: 'GET',
    path: `${one}/Files/{fileId}`,
    summary: 'A short-lived link to a file. Audited.',
    takes: z.object({ supplierId, fileId: Id }),
    gives: data(z.object({ url: z.string() })),
  }),
  addPaper: call({
    ...change,
    method: 'POST',
    path: `${one}/Papers`,
    summary: 'Adds a contract, an insurance or a licence with its days.',
    takes: z.object({ supplierId, paperId, ...paperContent }),
    gives: data(Paper),
  }),
  correctPaper: call({
    ...change,
    method: 'PUT',
    path: `${one}/Papers/{paperId}`,
    summary: 'Changes a paper over the version that the person saw; another end is told of again.',
    takes: z.object({ supplierId, paperId, rowVersion: RowVersion, ...paperContent }),
    gives: data(Paper),
  }),
  removePaper: call({
    ...change,
    method: 'DELETE',
    path: `${one}/Papers/{paperId}`,
    summary: 'Removes a paper; its file stays with the supplier.',
    takes: z.object({ supplierId, paperId }),
    gives: done,
  }),
  listCityAreas: call({
    ...see,
    method: 'GET',
    path: '/api/v1/SupplierCityAreas',
    summary: 'Cities and counties with their districts.',
    takes: z.object({}),
    gives: data(z.array(z.object({ cityName: z.string(), areas: z.array(z.string()) }))),
  }),
  listTypes: call({
    ...see,
    method: 'GET',
    path: '/api/v1/SupplierTypes',
    summary: 'What suppliers do, with how many there are of each.',
    takes: z.object({}),
    gives: data(z.array(z.object({ typeId: z.int(), typeName: z.string(), count: z.int() }))),
  }),
})
