import { type Compiler, RuntimeGlobals, rspack } from '@rspack/core'
import { addRuntimeCode } from './runtime-code.ts'

const { ensureChunk, getChunkScriptFilename, getChunkCssFilename } = RuntimeGlobals

/**
 * Every chunk, script or style sheet, is requested with its SHA-256: the browser refuses one that was altered or cut. A file holds the
 * hashes of those that it may load next, so that an entry stays small and no page carries them
 * (docs/decisions/025-subresource-integrity.md).
 */
export const chunkIntegrity = () =>
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy', enabled: true })

const askAgain = `
  var again = self.stepwiseAskAgain = self.stepwiseAskAgain || {};
  var load = ${ensureChunk}, scriptName = ${getChunkScriptFilename}, cssName = ${getChunkCssFilename};
  ${getChunkScriptFilename} = function (id) { return scriptName(id) + (again[scriptName(id)] || ''); };
  if (cssName) ${getChunkCssFilename} = function (id) { return cssName(id) + (again[scriptName(id)] || ''); };
  ${ensureChunk} = function (id) {
    return load(id).catch(function (error) {
      again[scriptName(id)] = '?attempt=' + Date.now();
      throw error;
    });
  };`

/**
 * A chunk that failed is asked for at another address. Our files may be cached for ever, so the browser, or a cache on the way, would give
 * the altered file again. What has failed is known to the whole page, because an entry that is loaded again starts fresh.
 */
export class AskAgainPlugin {
  apply(compiler: Compiler): void {
    addRuntimeCode(compiler, {
      name: 'ask again for chunks that failed',
      needs: [ensureChunk, getChunkScriptFilename],
      code: askAgain,
    })
  }
}
