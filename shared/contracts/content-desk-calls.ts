import { z } from 'zod'
import {
  createdPagePathSchema,
  newPageSchema,
  pageLinksChangeSchema,
  retiredPageSchema,
  retirementSchema,
} from './created-page.ts'
import {
  checkedSchema,
  checkSchema,
  documentIdSchema,
  documentResponseSchema,
  documentSummarySchema,
  draftSavedSchema,
  draftSaveSchema,
  exportedFileSchema,
  imageUploadSchema,
  mistakeReportSchema,
  presenceSchema,
  publicationSchema,
  restorationSchema,
  revisionBodySchema,
  revisionPathSchema,
  uploadedImageSchema,
} from './document.ts'
import {
  addressCheckSchema,
  addressQuerySchema,
  incomingLinkSchema,
  linkChangesMadeSchema,
  linkChangesSchema,
  linkTargetsSchema,
} from './document-links.ts'
import { brokenLinkSchema, documentHitsSchema, documentQuerySchema } from './document-search.ts'
import { linkConfirmationsSchema } from './link-confirmation.ts'

const nothing = z.object({})
const documentPath = z.object({ id: documentIdSchema })

/** The desk of content managers: part of the table in calls.ts. For anyone else none of these exists: 404. */
export const contentDeskCalls = {
  'GET /content_desk/documents': { response: z.object({ documents: z.array(documentSummarySchema) }) },
  'GET /content_desk/search': { query: documentQuerySchema, response: documentHitsSchema },
  'GET /content_desk/broken_links': { response: z.object({ links: z.array(brokenLinkSchema) }) },
  // What a link can lead to, by the words of its title.
  'GET /content_desk/link_targets': { query: documentQuerySchema, response: linkTargetsSchema },
  // Where an address of our own leads the readers of a document.
  'GET /content_desk/documents/:id/address': {
    params: documentPath,
    query: addressQuerySchema,
    response: addressCheckSchema,
  },
  'GET /content_desk/documents/:id/incoming_links': {
    params: documentPath,
    response: z.object({ links: z.array(incomingLinkSchema) }),
  },
  // Publishes documents with other links; one that someone is changing stays as it is.
  'POST /content_desk/link_changes': { body: linkChangesSchema, response: linkChangesMadeSchema },
  // Files of content/ that cannot be used, while readers have what was there before.
  'GET /content_desk/file_problems': {
    response: z.object({ problems: z.array(z.object({ file: z.string(), line: z.number(), reason: z.string() })) }),
  },
  'GET /content_desk/documents/:id': { params: documentPath, response: documentResponseSchema },
  // The document that readers see at an address, if there is one.
  'GET /content_desk/places': {
    query: z.object({ address: z.string().max(2000) }),
    response: z.object({ document: documentSummarySchema.pick({ id: true, title: true }).nullable() }),
  },
  // A draft over another's is a 409 with the document as `current`.
  'PUT /content_desk/documents/:id/draft': { params: documentPath, body: draftSaveSchema, response: draftSavedSchema },
  // The draft stays among the revisions. An API of an earlier release sends no document.
  'DELETE /content_desk/documents/:id/draft': { params: documentPath, response: documentResponseSchema.partial() },
  'POST /content_desk/documents/:id/check': { params: documentPath, body: checkSchema, response: checkedSchema },
  'POST /content_desk/documents/:id/publications': {
    params: documentPath,
    body: publicationSchema,
    response: documentResponseSchema,
  },
  'GET /content_desk/documents/:id/revisions/:number': { params: revisionPathSchema, response: revisionBodySchema },
  // Publishes what this revision said; 0 is the file.
  'POST /content_desk/documents/:id/revisions/:number/restoration': {
    params: revisionPathSchema,
    body: restorationSchema,
    response: documentResponseSchema,
  },
  // Cancels a scheduled publication.
  'DELETE /content_desk/documents/:id/revisions/:number': {
    params: revisionPathSchema,
    response: documentResponseSchema,
  },
  // Someone has looked at what is live, and it is right.
  'POST /content_desk/documents/:id/checked': { params: documentPath, response: documentResponseSchema },
  // Sent every 20 seconds while the editor is open; answers who else is there, and what the document is by now.
  'PUT /content_desk/documents/:id/presence': {
    params: documentPath,
    response: presenceSchema,
  },
  // Creates a page, which no one sees until it is published. An address that is taken is a 422.
  'POST /content_desk/pages': { body: newPageSchema, response: documentResponseSchema },
  // Where a created page is linked from.
  'PUT /content_desk/pages/:slug/links': {
    params: createdPagePathSchema,
    body: pageLinksChangeSchema,
    response: documentResponseSchema,
  },
  // Retires a created page: from then on its address leads to another page. Bringing it back undoes that.
  'PUT /content_desk/pages/:slug/retirement': {
    params: createdPagePathSchema,
    body: retirementSchema,
    response: nothing,
  },
  'DELETE /content_desk/pages/:slug/retirement': { params: createdPagePathSchema, response: documentResponseSchema },
  'GET /content_desk/retired_pages': { response: z.object({ pages: z.array(retiredPageSchema) }) },
  // Someone has opened links that cannot be checked from here, or takes that back.
  'PUT /content_desk/link_confirmations': { body: linkConfirmationsSchema, response: nothing },
  'POST /content_desk/images': { body: imageUploadSchema, response: uploadedImageSchema },
  'GET /content_desk/mistakes': { response: z.object({ mistakes: z.array(mistakeReportSchema) }) },
  'DELETE /content_desk/mistakes/:id': { params: z.object({ id: z.uuid() }), response: nothing },
  'GET /content_desk/export': { response: z.object({ files: z.array(exportedFileSchema) }) },
} as const
