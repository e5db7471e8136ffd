"""A device of Modbus TCP on this machine, by another code base than ours: python3 modbus-device.py PORT FIRST."""
import struct
import sys

from pymodbus.datastore import ModbusSequentialDataBlock, ModbusServerContext, ModbusSlaveContext
from pymodbus.server import StartTcpServer

port, first = int(sys.argv[1]), int(sys.argv[2])
high, low = struct.unpack(">HH", struct.pack(">f", 6.75))
holding = [0] * 10 + [first, 0, high, low] + [0] * 10
store = ModbusSlaveContext(
    di=ModbusSequentialDataBlock(0, [0] * 10),
    co=ModbusSequentialDataBlock(0, [0, 0, 1, 0]),
    hr=ModbusSequentialDataBlock(0, holding),
    ir=ModbusSequentialDataBlock(0, [0, 0, 0, 65529, 0]),
    zero_mode=True,
)
StartTcpServer(context=ModbusServerContext(slaves=store, single=True), address=("127.0.0.1", port), allow_reuse_address=True)
