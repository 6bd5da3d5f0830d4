import { Cron, CronExpression } from '@nestjs/schedule';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import 'reflect-metadata';
