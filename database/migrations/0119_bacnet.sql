-- Devices of BACnet/IP beside brokers and devices of Modbus.
alter table alarm_gateway drop constraint alarm_gateway_kind_check;
alter table alarm_gateway add check (kind in ('http', 'mqtt', 'modbus', 'bacnet'));
