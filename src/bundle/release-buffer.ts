/**
 * Gives memory back that nobody reads any more, at once (ECMAScript 2024, `ArrayBuffer.prototype.transfer`). The collector
 * would wait until 32 MB of it have gathered, however little else there is, and then go through all of the heap.
 *
 * For whoever took a stream's pieces over for good, and spends them in their order. Several pieces may lie in one memory, as
 * those of a chunked body do: the one that reaches its end is the last of them, and spends it. The slabs that Node.js shares
 * between all small buffers of the process are left alone; no buffer in one is as large as the slab.
 */
export function releaseBuffer({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const isAll = byteLength === buffer.byteLength;
  const isLast = byteOffset + byteLength === buffer.byteLength && buffer.byteLength > Buffer.poolSize;
  if ((isAll || isLast) && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
