export type CephStore = 'memory' | 'disk';

export type CephConfig = {
  home: string;
  fsid: string;
  store: CephStore;
  monPort: number;
  s3Port: number;
};

const BLOCK_FILE_BYTES = 4 * 1024 ** 3;

/** One monitor, one object store and one gateway on loopback, without keys between them. */
export function toCephConfig({ home, fsid, store, monPort, s3Port }: CephConfig): string {
  return `[global]
fsid = ${fsid}
mon_host = v2:127.0.0.1:${monPort}
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_ipv6 = false
ms_bind_msgr1 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# Without keys the gateway hangs unless the modes are plain.
ms_mon_client_mode = crc
ms_mon_service_mode = crc
ms_mon_cluster_mode = crc
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 2000
run_dir = ${home}
# No admin sockets: the path of a Unix socket may not be longer than 107 bytes.
admin_socket =
log_file = ${home}/$name.log
pid_file =
keyring = ${home}/keyring
debug_ms = 0

[mon]
mon_data = ${home}/mon
mon_cluster_log_file = ${home}/cluster.log
mon_allow_pool_delete = true
mon_osd_full_ratio = 0.99
mon_data_avail_warn = 1
mon_data_avail_crit = 1
paxos_propose_interval = 0.05
mon_osd_initial_require_min_compat_client = luminous

[osd]
osd_data = ${home}/osd
osd_objectstore = ${store === 'memory' ? 'memstore' : 'bluestore'}
memstore_device_bytes = ${BLOCK_FILE_BYTES}
bluestore_block_size = ${BLOCK_FILE_BYTES}
bluestore_fsck_on_mount = false
# Closing the block file waits for one poll, and a start closes it ten times.
bdev_aio_poll_ms = 20
osd_memory_target = 939524096
osd_max_object_name_len = 460
osd_op_num_shards = 2
osd_recovery_delay_start = 0

[client.rgw]
# Without tcp_nodelay every GET takes 50 ms.
rgw_frontends = beast endpoint=127.0.0.1:${s3Port} tcp_nodelay=1
debug_rgw = 0
# A request made before the object store is up is only looked at again at the next tick.
objecter_tick_interval = 0.25
rgw_dns_name = localhost
rgw_thread_pool_size = 64
rgw_enable_usage_log = false
rgw_enable_ops_log = false
rgw_rados_pool_pg_num_min = 4
rgw_bucket_index_max_aio = 128
rgw_data_log_num_shards = 4
# The lifecycle thread sleeps 5 s before it notices a stop.
rgw_enable_lc_threads = false
rgw_lc_max_objs = 4
rgw_gc_max_objs = 4
rgw_usage_max_shards = 1
rgw_num_async_rados_threads = 4
rgw_override_bucket_index_max_shards = 1
rgw_run_sync_thread = false
rgw_dynamic_resharding = false
`;
}
