import { crc32, deflateRawSync } from 'node:zlib'

// Midnight on 1 January 1980, the first moment a zip knows: the same text gives the same file.
const [time, date] = [0, 33]

/** A zip archive of one file. */
export function zipOf(name, text) {
  const data = Buffer.from(text)
  const packed = deflateRawSync(data, { level: 9 })
  const path = Buffer.from(name)
  const facts = Buffer.alloc(26)
  // Version 2.0 needed, no flags, deflated.
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(time, 6)
  facts.writeUInt16LE(date, 8)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), path])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}
